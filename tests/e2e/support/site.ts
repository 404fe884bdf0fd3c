import { z } from 'zod'
import { expect } from './test'

/** Read beside each other, as a few visitors do. */
const TOGETHER = 4

const health = z.object({ cache: z.object({ changes: z.number(), toBeRenewed: z.number() }) })

/** A site as a program sees it. Answers that are no page are empty. */
export class Site {
  /** `token` of its settings opens what it tells of itself. */
  constructor(
    readonly url: string,
    private readonly token: string,
  ) {}

  async text(address: string): Promise<string> {
    const response = await fetch(this.url + address, { redirect: 'manual' })
    const text = await response.text()
    return response.status === 200 ? text : ''
  }

  async texts(addresses: readonly string[]): Promise<Map<string, string>> {
    const waiting = [...addresses]
    const texts = new Map<string, string>()
    const read = async () => {
      for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) texts.set(address, await this.text(address))
    }
    await Promise.all(Array.from({ length: TOGETHER }, read))
    return texts
  }

  async state() {
    return health.parse(await (await fetch(`${this.url}/api/health`, { headers: { authorization: `Bearer ${this.token}` } })).json()).cache
  }

  /** Does what changes content, and waits until the site has heard of it. */
  async during<T>(change: () => Promise<T>): Promise<T> {
    const { changes } = await this.state()
    const result = await change()
    await expect.poll(async () => (await this.state()).changes, { intervals: [20] }).toBeGreaterThan(changes)
    return result
  }

  /** One page after the other, which takes minutes where the machine does much else. */
  untilRenewed = () => expect.poll(async () => (await this.state()).toBeRenewed, { intervals: [100], timeout: 180_000 }).toBe(0)
}
