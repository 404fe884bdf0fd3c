import type { getTranslations } from 'next-intl/server'

export type NamespaceTranslator = Awaited<ReturnType<typeof getTranslations<'pdf'>>>
