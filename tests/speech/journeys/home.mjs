/** A first visit: the banner about cookies, and the slides at the top. */
export async function home(visitor) {
  const { words } = visitor
  await visitor.open('')
  visitor.hears('the banner is announced when the page has loaded', words('consent.title'))
  await visitor.seek('Tab', words('consent.necessaryOnly'))
  await visitor.press('Return')
  visitor.hears('the choice of cookies is confirmed', words('consent.saved'))
  await visitor.seek('b', words('carousel.next'))
  await visitor.press('Return')
  visitor.hears('the next slide is said', words('home.hero.slide', { number: 2 }))
  await visitor.open('/our-partners')
  visitor.hearsNo('the banner does not come back', words('consent.title'))
}
