import { type RichTextProps, RichTextNodes } from './RichTextNodes'
import styles from './blocks.module.css'

/** A rich text field with the typography of long text. */
export function RichText(props: RichTextProps) {
  return (
    <div className={styles.prose}>
      <RichTextNodes {...props} />
    </div>
  )
}
