/** A room behind a talking person: the view from the window, the furniture, and the colour of the wall. */
export interface Scene {
  wall: string;
  view: 'hills' | 'turbines' | 'harbour' | 'roofs' | 'snow';
  beside: 'books' | 'plant' | 'lamp' | 'clock' | 'map';
}

const ink = '#12232E';
const line = `stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;

/** The room at a moment, 640 by 360. @param second from the start; moving parts return to where they were */
export function roomAt({ wall, view, beside }: Scene, second: number): string {
  return `<rect width="640" height="360" fill="${wall}"/>${windowAt(view, second)}${besideAt[beside](second)}`;
}

function windowAt(view: Scene['view'], second: number): string {
  return `<defs><clipPath id="pane"><rect x="52" y="44" width="176" height="190" rx="6"/></clipPath></defs>
    <g clip-path="url(#pane)"><rect x="52" y="44" width="176" height="190" fill="#EEF9FC"/>${viewAt[view](second)}</g>
    <g fill="none" ${line}><rect x="52" y="44" width="176" height="190" rx="6"/><path d="M140 44v190M52 139h176"/></g>
    <path d="M40 234h200v13H40z" fill="#FBFAF7" ${line}/>`;
}

const viewAt: Record<Scene['view'], (second: number) => string> = {
  hills: (
    second,
  ) => `<circle cx="188" cy="${92 + 4 * wave(second, 20)}" r="19" fill="#E4572E"/>${cloud(60 + 8 * second, 84)}
    <path d="M40 206c40-34 72-26 104-8s62 12 100-16v70H40Z" fill="#86B57C" ${line}/>`,
  turbines: (second) => `${cloud(200 - 5 * second, 76)}<path d="M40 206h210v40H40z" fill="#E3B25A" ${line}/>
    ${turbine(96, 132, 74, second * 60)}${turbine(184, 112, 94, second * 48 + 40)}`,
  harbour: (
    second,
  ) => `<circle cx="96" cy="98" r="17" fill="#FBC576"/><path d="M40 182h210v70H40z" fill="#97D1DE" ${line}/>
    <g transform="translate(${150 + 34 * wave(second, 24)} ${180 + 2 * wave(second, 3)})"><path d="M-32 0h64l-10 18h-44Z" fill="#B23A17" ${line}/>
    <path d="M0 0v-56l26 42H0" fill="#FBFAF7" ${line}/></g>
    <path d="M62 ${206 + 2 * wave(second, 3)}h40M160 ${220 - 2 * wave(second, 3)}h44" ${line}/>`,
  roofs: (second) => `${cloud(90 + 4 * second, 70)}<path d="M40 240v-64l38-30 38 30v64z" fill="#D98A62" ${line}/>
    <path d="M116 240v-92l42-34 42 34v92z" fill="#6AB5C5" ${line}/><path d="M200 240v-60l30-26v86z" fill="#E3B25A" ${line}/>
    <path d="M148 170h18v22h-18z" fill="${wave(second, 10) > 0 ? '#FBC576' : '#FBFAF7'}" ${line}/>`,
  snow: (
    second,
  ) => `<path d="M40 210c60-20 120-16 210-4v50H40Z" fill="#FBFAF7" ${line}/><path d="M96 212l26-74 26 74z" fill="#649759" ${line}/>
    ${Array.from({ length: 14 }, (_, at) => `<circle cx="${60 + ((at * 53) % 164)}" cy="${44 + ((at * 67 + second * 22) % 190)}" r="3.500" fill="#97D1DE"/>`).join('')}`,
};

const besideAt: Record<Scene['beside'], (second: number) => string> = {
  books:
    () => `<path d="M500 128h150" ${line}/><g ${line}><path d="M516 76h20v52h-20z" fill="#6AB5C5"/><path d="M536 86h14v42h-14z" fill="#E3B25A"/>
    <path d="M556 70h24v58h-24z" fill="#FBFAF7"/><path d="M580 92h18v36h-18z" fill="#D98A62"/></g>`,
  plant: (
    second,
  ) => `<g transform="rotate(${1.6 * wave(second, 5)} 566 250)"><path d="M566 252c-4-60-44-70-56-104 44 4 58 38 58 70 0-52 22-82 62-90 0 50-44 64-60 124" fill="#86B57C" ${line}/></g>
    <path d="M536 248h60l-8 60h-44z" fill="#D98A62" ${line}/>`,
  lamp: (second) => `<g transform="rotate(${2.2 * wave(second, 6)} 566 0)"><path d="M566 0v70" ${line}/>
    <path d="M520 122c4-34 20-52 46-52s42 18 46 52Z" fill="#0B5563" ${line}/><circle cx="566" cy="126" r="11" fill="#FBC576" ${line}/></g>`,
  clock: (second) => `<circle cx="562" cy="98" r="42" fill="#FBFAF7" ${line}/><path d="M562 98V72" ${line}/>
    <path d="M562 98v-34" stroke="#E4572E" stroke-width="3" stroke-linecap="round" transform="rotate(${Math.floor(second) * 6} 562 98)"/>`,
  map: (
    second,
  ) => `<path d="M508 52h110v134H508z" fill="#FBFAF7" ${line}/><path d="M534 168c-10-40 4-84 22-98 16 10 4 36 14 50s2 40-14 48z" fill="#86B57C" ${line}/>
    <path d="M584 150c-4-14 6-24 18-20 4 12-6 24-18 20z" fill="#86B57C" ${line}/><circle cx="556" cy="104" r="${5 + 2 * Math.max(0, wave(second, 4))}" fill="#E4572E"/>`,
};

function cloud(x: number, y: number): string {
  // Leaves on one side and enters on the other.
  const left = (((x - 10) % 240) + 240) % 240;
  return `<path transform="translate(${left} ${y})" d="M0 22c-2-12 14-18 20-8 4-14 26-12 26 2 12-2 16 14 4 16H6C0 32-4 26 0 22Z" fill="#FBFAF7" ${line}/>`;
}

function turbine(x: number, y: number, height: number, degrees: number): string {
  const blades = [0, 120, 240].map((at) => `<path d="M0 0V-34" transform="rotate(${degrees + at})" ${line}/>`).join('');
  return `<path d="M${x} ${y}v${height}" ${line}/><g transform="translate(${x} ${y})">${blades}<circle r="4" fill="${ink}"/></g>`;
}

/** -1 to 1, the same again after a period in seconds. */
export function wave(second: number, period: number): number {
  return Math.round(Math.sin((second / period) * 2 * Math.PI) * 1000) / 1000;
}
