import {
  addFileOnPage,
  confirmOnPage,
  correctAnswersOnPage,
  correctOnPage,
  downloadOnPage,
  eraseOnPage,
  read,
  withdrawOnPage,
} from '../../../applicants/actions'
import { askForLinks } from '../../../applicants/ask-for-links'
import { requestToken } from '../../../verification/resend'

export default {
  request: requestToken,
  links: askForLinks,
  read,
  withdraw: withdrawOnPage,
  erase: eraseOnPage,
  correct: correctOnPage,
  'correct-answers': correctAnswersOnPage,
  confirm: confirmOnPage,
  'add-file': addFileOnPage,
  download: downloadOnPage,
}
