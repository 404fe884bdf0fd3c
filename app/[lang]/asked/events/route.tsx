export { answerEvents as GET } from './answer'
