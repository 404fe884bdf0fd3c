import type { Deed } from '@/lib/forms/private-page/answer'

/** What every form of a private page carries unseen: for which page it is, and what it does there. */
export function Secret({ link, deed }: { link: string; deed: Deed }) {
  return (
    <>
      <input type="hidden" name="link" value={link} />
      <input type="hidden" name="deed" value={deed} />
    </>
  )
}
