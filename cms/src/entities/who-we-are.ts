import { allOf } from '../populate/all-of'
import { file } from '../populate/file'
import { entity } from './entity'

export default entity({
  words: ['من نحن', 'Who we are', 'Wer wir sind'],
  populate: allOf(['generalConceptImage', 'coreValuesImage', 'visionImage', 'objectivesImage', 'initiativeWorkMechanismImage', 'foundersImage'], file),
  hasPreview: true,
})
