/** Never seen: each group of pages has its own. Next puts this, or a page of a thousand characters, into the payload of each page. */
export default function NotFound() {
  return null;
}
