import type { StatIcon as Name } from '@/lib/content/home-page-stats'

const paths: Record<Name, string> = {
  default: 'M12 3l2.6 2.6H18v3.4L20.5 12 18 15v3.4h-3.4L12 21l-2.6-2.6H6V15l-2.5-3L6 9V5.6h3.4z',
  projects: 'M4 20V10l8-6 8 6v10M9.5 20v-5a2.5 2.5 0 0 1 5 0v5M4 20h16',
  clients: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm8 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 19c0-3 2-5 5.5-5s5.5 2 5.5 5m1-4.8c3.8-.5 7 1.3 7 4.8',
  partners: 'M3 8l4-3 5 2 5-2 4 3v6l-3 1-5 4-7-5-3-1zm9-1L8.5 10.5a1.5 1.5 0 0 0 2.5 2L13 11l5 4',
  countries: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3z',
  experience: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4.5V12l3.5 2',
  team: 'M12 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM5.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M4.5 11.5a2.2 2.2 0 1 1 1.8-3.5m13.2 3.5a2.2 2.2 0 1 0-1.8-3.5M2 18c0-2 .7-3.5 2-4.3M22 18c0-2-.7-3.5-2-4.3',
  products: 'M4 8l8-4 8 4v8l-8 4-8-4zm0 0 8 4 8-4m-8 4v8',
  awards: 'M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zm-3-1L7.5 21l4.5-2.5 4.5 2.5-1.5-7.5M10 9l1.5 1.5L14.5 7.5',
  community: 'M12 20s-8-4.8-8-10.5C4 6.8 6 5 8.2 5c1.6 0 3 .9 3.8 2.4C12.8 5.9 14.2 5 15.8 5 18 5 20 6.8 20 9.5 20 15.2 12 20 12 20z',
  locations: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  coffees: 'M4 9h12v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zm12 1.5h1.5a2.5 2.5 0 0 1 0 5H16M8 3v3m4-3v3',
  stars: 'M12 3.5l2.6 5.5 5.9.8-4.3 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.5 9.8 9.4 9z',
}

/** What a figure is about, as a line drawing. In the markup, as a picture of its own would cost a slow device more than the whole card. */
export function StatIcon({ name }: { name: Name }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
