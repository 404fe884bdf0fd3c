/** Asks again until there is an answer; the test's own time limit ends it. */
export async function until<T>(ask: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer !== null) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
