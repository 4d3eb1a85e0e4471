/** Id of the answer about the own interviews. */
export const ownInterviewsId = 'my_interviews';
