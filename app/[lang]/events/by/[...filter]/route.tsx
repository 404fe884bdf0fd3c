export { answerEvents as GET } from '../../../asked/events/answer'
