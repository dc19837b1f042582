"""The rookie's advice for Blitz Bowl: one module for each thing that a coach has to judge."""
