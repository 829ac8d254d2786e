export default function Home() {
  return <h1>Handover</h1>;
}
