import { loggerSettings } from '../src/log'

export default () => loggerSettings()
