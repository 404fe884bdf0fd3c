/** The registration form of the page, to which the button of the event's facts leads. */
export const REGISTER = 'register'

/** The fields of the registration in the order of the page; `event` goes unseen. */
export const FIELDS = ['event', 'name', 'email', 'phone', 'organization', 'message']
