import { notFound } from 'next/navigation'

export function generateStaticParams() {
  return []
}

/** Every address that no screen has. */
export default function UnknownPage() {
  notFound()
}
