/** For addresses that match no route. `lib/framework/guard` sends the stand-in of the visitor's language in its place. */
export default function GlobalNotFound() {
  return (
    <html lang="ar" dir="rtl">
      <body>
        <a href="/ar">404</a>
      </body>
    </html>
  )
}
