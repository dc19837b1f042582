"""What people read, in every language."""
