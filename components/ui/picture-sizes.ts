/**
 * The width of a picture across a phone, told smaller than it is: a 360 px screen with two dots to a pixel then takes the
 * picture of 500 px and not that of 750, half the bytes for a difference that is hard to see.
 */
export const PHONE_WIDTH = '65vw'
