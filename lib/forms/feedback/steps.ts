/** The fields of each step of the wizard; the last one has the captcha alone. (Requirements, sections 4 and 5) */
export const FEEDBACK_STEPS = {
  1: ['category', 'isAnonymous', 'email'],
  2: ['subject', 'message'],
  3: [],
} as const satisfies Record<1 | 2 | 3, readonly string[]>
