export default {
  rest: {
    defaultLimit: 25,
    // Every country of the world fits in one answer.
    maxLimit: 300,
    withCount: true,
  },
}
