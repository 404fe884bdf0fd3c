import { requestToken } from '../../../verification/resend'

export default { request: requestToken }
