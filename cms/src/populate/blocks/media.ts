import { file } from '../file'

export default { populate: { file: file } }
