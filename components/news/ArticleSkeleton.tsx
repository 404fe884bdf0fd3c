import styles from './Article.module.css'

/** The shape of an article that is on its way. */
export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">{label}</span>
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
