import { PHONE_WIDTH } from '@/components/ui/picture-sizes'

/** The width of a card's picture: one, two or three cards beside each other. */
export const CARD_SIZES = `(min-width: 1024px) 400px, (min-width: 640px) 50vw, ${PHONE_WIDTH}`
