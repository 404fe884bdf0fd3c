import { entity } from './entity'

export default entity({
  words: ['شروط الاستخدام', 'Terms of use', 'Nutzungsbedingungen'],
  hasPreview: true,
})
