/** Runs `work` for every item, for so many at a time; an item begins in its order. Rejects with the first error. */
export async function sideBySide<Item>(atOnce: number, items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values()
  const lane = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
