export const MAX_IMAGES = 10;

export const IMAGE_ROOM_LABELS = {
  'living-room': 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  balcony: 'Balcony',
  entrance: 'Entrance',
  parking: 'Parking',
  outside: 'Outside',
  view: 'View',
  land: 'Land',
  road: 'Road',
  'floor-plan': 'Floor plan',
  panorama: '360° picture',
};
export type ImageRoom = keyof typeof IMAGE_ROOM_LABELS;
/** The subject of a picture. Plans and 360° pictures are shown elsewhere on the page. */
export const IMAGE_ROOMS = Object.keys(IMAGE_ROOM_LABELS) as ImageRoom[];

export const MAX_ALT_LENGTH = 200;

/** Maximum bytes of a picture and a video; also the limits of the drop zone. */
export const MAX_IMAGE_BYTES = 25_000_000;

export const MAX_VIDEO_BYTES = 200_000_000;

export const MAX_VIDEOS = 2;
