import { entity } from './entity'

export default entity({
  words: ['أقسام الصفحة الرئيسية', 'Sections of the home page', 'Abschnitte der Startseite'],
  paths: ['/Components-visibility'],
})
