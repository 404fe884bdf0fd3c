import { file } from '../file'

export default { populate: { images: file } }
