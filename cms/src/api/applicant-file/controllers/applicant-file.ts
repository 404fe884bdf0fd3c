import { part } from '../../../files/part'
import { upload } from '../../../files/upload'

export default { part, upload }
