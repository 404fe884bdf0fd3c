import { mergeConfig, type UserConfig } from 'vite'

/** The rules lie outside of this package (a link leads there), and its own library checks them here, as on the server. */
export default (config: UserConfig) => mergeConfig(config, { resolve: { dedupe: ['zod'] } })
