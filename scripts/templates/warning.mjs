/** With this begins each line of what is left out. */
export const WARNING = 'Warning:'
