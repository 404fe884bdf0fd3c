type Props = {
  /** Where it is sent to, with what the link carries. */
  action: string
  confirm: string
  retry: string
  /** Whether it was sent before. */
  isRetry: boolean
  /** Whether script sends it as soon as the page is there. */
  isAutomatic?: boolean
  hidden: boolean
}

/** A form of one button. */
export function LinkForm({ action, confirm, retry, isRetry, isAutomatic = false, hidden }: Props) {
  return (
    <form method="post" action={action} hidden={hidden} data-by="link" data-automatic={isAutomatic ? '' : undefined}>
      <input type="hidden" name="by" value="link" />
      <button className="btn" data-retry={retry}>
        {isRetry ? retry : confirm}
      </button>
    </form>
  )
}
