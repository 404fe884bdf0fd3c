/** The address of a new message; spaces as `%20`, because mail programs take a plus sign for what it is. */
export const mailTo = (email: string, subject: string) => `mailto:${email}?subject=${encodeURIComponent(subject)}`
