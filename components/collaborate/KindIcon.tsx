const paths = {
  strategic: 'M3 7h4l3 2 2-2h4l5 4v5h-3l-5 4-8-6H3zM10 9l-2 4c2 1 4 0 5-2l4 4',
  funding:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15 9c-.6-1-1.7-1.5-3-1.5-1.7 0-3 .9-3 2.2 0 3 6 1.6 6 4.6 0 1.3-1.3 2.2-3 2.2-1.3 0-2.4-.5-3-1.5M12 5.5v2M12 16.5v2',
  technical: 'M4 20l7-7M14 4a5 5 0 0 0-4.5 7.2L3.5 17.2l3.3 3.3 6-6A5 5 0 0 0 19.5 9l-3 2-3-1-1-3z',
  educational: 'M2 9l10-5 10 5-10 5zM6 11.5V17c2 1.8 4 2.5 6 2.5s4-.7 6-2.5v-5.5M22 9v6',
  humanitarian: 'M12 20s-8-4.9-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.1 12 20 12 20z',
  medical: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
} as const

type Kind = keyof typeof paths

/** The fields of collaboration, in order. (Requirements, section 2, collaborate) */
export const KINDS: readonly Kind[] = ['strategic', 'funding', 'technical', 'educational', 'humanitarian', 'medical']

/** A decorative icon; the title beside it says what it means. */
export function KindIcon({ kind }: { kind: Kind }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[kind]} />
    </svg>
  )
}
