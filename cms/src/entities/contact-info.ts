import { entity } from './entity'

export default entity({
  words: ['معلومات التواصل', 'Contact', 'Kontakt'],
  populate: { address: true },
  hasPreview: true,
})
