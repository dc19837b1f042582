/** How much of the window a table has: whoever stands at its foot, as the bar of a replay does, says how high it is. */
class Room {
  /** Pixels at the foot of the window that are not the table's. */
  below = $state(0);

  /** A table that is drawn for a higher window than it has is drawn smaller; without anything below it never is. */
  get smallest(): number {
    return this.below > 0 ? 0.8 : 1;
  }
}

export const room = new Room();
