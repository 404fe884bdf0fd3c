import { entity } from './entity'

export default entity({
  words: ['قواعد التقديم', 'Rules for applications', 'Regeln für Bewerbungen'],
})
