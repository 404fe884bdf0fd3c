/** The time zone of Syria: in it times are shown when nothing names another one, and days begin. */
export const SYRIA = 'Asia/Damascus'
