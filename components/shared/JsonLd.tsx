import type { Thing, WithContext } from 'schema-dts'
import { serializeJsonLd } from '@/lib/seo/json-ld'

type Props = { data: WithContext<Thing> | null }

/** Structured data for search engines; nothing where there is nothing to say. */
export function JsonLd({ data }: Props) {
  if (!data) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />
}
