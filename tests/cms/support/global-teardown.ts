import { stopCluster } from './postgres'
import { removeTemplates } from './templates'

export default async function globalTeardown(): Promise<void> {
  await stopCluster()
  removeTemplates()
}
