import { stopCluster } from './postgres'

export default async function globalTeardown(): Promise<void> {
  await stopCluster()
}
