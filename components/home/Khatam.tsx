import styles from './WhoWeAre.module.css'

/** An arch with an eight-pointed star, where an editor has given no picture. */
export function Khatam() {
  return (
    <svg className={styles.khatam} viewBox="0 0 400 300" aria-hidden="true">
      <path d="M90 290V150C90 90 140 60 200 20c60 40 110 70 110 130v140z" />
      <path d="M155 125h90v90h-90zM200 106l64 64-64 64-64-64z" />
    </svg>
  )
}
