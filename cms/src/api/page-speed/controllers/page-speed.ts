import { addAction } from '../../../speed/add'

export default { add: addAction }
