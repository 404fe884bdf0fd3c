import { DOCUMENT_KINDS } from '@/lib/forms/file-kinds'

/** The kinds of files that a field takes, of those that the content service takes at all; without a usable list all of them. */
export function acceptedKinds(accepted: string | null): readonly string[] {
  const wanted = (accepted ?? '').toLowerCase().split(/[\s,;]+/)
  const kinds = DOCUMENT_KINDS.filter((kind) => wanted.some((word) => word.replace(/^\*?\.?/, '.') === kind))
  return kinds.length > 0 ? kinds : DOCUMENT_KINDS
}
