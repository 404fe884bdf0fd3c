/** Stands in the words of a field for the part of a file that has arrived, in per cent. */
export const PART_PLACE = '[part]'
