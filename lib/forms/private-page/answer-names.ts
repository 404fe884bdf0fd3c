const PREFIX = 'answer:'

/** The name of the control for the answer to a question, which no other control of the page has. */
export const answerName = (question: string): string => PREFIX + question

export const isAnswer = (name: string): boolean => name.startsWith(PREFIX)

/** The question of such a control. */
export const questionOf = (name: string): string => name.slice(PREFIX.length)
