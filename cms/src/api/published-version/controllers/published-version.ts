import { findVersions } from '../../../reading/versions'

export default { find: findVersions }
