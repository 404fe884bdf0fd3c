import { upload } from '../../../files/upload'

export default { upload }
