"""Tables over the network, stored: the server alone holds a table, clients send codes and get views."""
