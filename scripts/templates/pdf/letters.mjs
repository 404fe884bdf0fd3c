/** Hebrew, Arabic and what is beside them: letters, marks and digits. */
export const RIGHT_TO_LEFT = /[\u0590-\u08FF]/

/** Latin words and numbers, which keep their own direction in a line from right to left. */
export const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Number}]/u

export const MARK = /\p{Mn}/u
